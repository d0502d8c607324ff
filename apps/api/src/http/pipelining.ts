import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

// A body may hold what looks like the end of a head at every fourth byte; it is not cut smaller than this. So many bytes
// hold ten requests at most.
const MIN_PIECE_OF_BODY = 256;

/**
 * Has a server take the requests of a connection one by one. Answers leave in the order of the requests anyway, but Node
 * reads and starts all that a client sends ahead: thousands with one read. Here what is sent ahead stays unread, in the
 * end in the client's own buffers, until the answer before it is out and every other connection has had its turn.
 */
export function takeOneByOne(server: Server): void {
	const lines = new WeakMap<Socket, Line>();
	// Node's own listener stands before this one and has made the connection ready for reading.
	server.on('connection', (socket: Socket) => lines.set(socket, createLine(socket)));
	server.prependListener('request', (request, response) => {
		const line = lines.get(request.socket);
		if (line === undefined) return;
		line.begin(request);
		response.once('close', line.end);
	});
}

interface Line {
	begin(request: IncomingMessage): void;
	end(): void;
}

function createLine(socket: Socket): Line {
	const [readHttp] = socket.listeners('data');
	if (readHttp === undefined) throw new Error('The server does not read its connections as a stream');
	let running = 0;
	let last: IncomingMessage | null = null;
	// Node pauses a connection too, whose client does not take its answers or whose body nobody reads, and resumes it itself.
	let isPausedByNode = false;

	// Without the rest of its body a request that runs could never be answered.
	const isFull = () => running > 0 && last?.complete !== false;
	const goOn = () => {
		if (socket.isPaused() && !isPausedByNode && !isFull()) socket.resume();
	};

	socket.on('data', (chunk: Buffer) => {
		// After an answer that ends the connection nothing more is answered.
		if (socket.writableEnded) return;
		const end = isFull() ? 0 : endOfPiece(chunk, last?.complete === false ? MIN_PIECE_OF_BODY : 0);
		if (end > 0) {
			readHttp.call(socket, chunk.subarray(0, end));
			isPausedByNode = socket.isPaused();
		}
		if (end === chunk.length || socket.destroyed) return;
		socket.pause();
		socket.unshift(chunk.subarray(end));
		if (!isFull()) setImmediate(goOn);
	});
	socket.removeListener('data', readHttp as () => void);
	socket.on('resume', () => {
		isPausedByNode = false;
		// While nothing waits it goes on reading: otherwise nobody would notice that the client has left.
		if (isFull() && socket.readableLength > 0) socket.pause();
	});

	return {
		begin(request) {
			running++;
			last = request;
		},
		end() {
			running--;
			setImmediate(goOn);
		},
	};
}

/** Where to cut: behind the next head of a request, so that a piece starts no more than one. */
function endOfPiece(chunk: Buffer, least: number): number {
	const found = chunk.indexOf(HEAD_END, Math.max(0, least - HEAD_END.length));
	return found < 0 ? chunk.length : found + HEAD_END.length;
}
