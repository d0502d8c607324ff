import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

// A body may hold what looks like the end of a head at every fourth byte; it is not cut smaller than this. So many bytes
// hold ten requests at most.
const MIN_PIECE_OF_BODY = 256;

// So little is copied out of what was read, so that the memory of one read, 64 kB, is free at once.
const SMALL_BYTES = 4 * 1024;

// So much of what is sent ahead may wait unread, all connections together. Browsers send nothing ahead.
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

// Stands for what is left out; of this size, Node reads no further from a connection that is paused.
const NOT_READ = Buffer.alloc(16 * 1024);

/**
 * Has a server take the requests of a connection one by one. Answers leave in the order of the requests anyway, but Node
 * reads and starts all that a client sends ahead: thousands with one read. Here what is sent ahead stays unread, in the
 * end in the client's own buffers, until the answer before it is out and every other connection has had its turn. When
 * more than 4 MiB wait, a connection that sends more than a little ahead ends with the answer that it is waiting for.
 */
export function takeOneByOne(server: Server): void {
	const lines = new WeakMap<Socket, Line>();
	const waiting = createBudget(MAX_WAITING_BYTES);
	// Node's own listener stands before this one and has made the connection ready for reading.
	server.on('connection', (socket: Socket) => lines.set(socket, createLine(socket, waiting)));
	server.prependListener('request', (request, response) => {
		const line = lines.get(request.socket);
		if (line === undefined) return;
		line.begin(request);
		response.once('close', line.end);
	});
}

interface Budget {
	/** Counts the bytes a connection keeps waiting in place of those it kept before; false when there is no room for them. */
	keep(socket: Socket, bytes: number): boolean;
}

function createBudget(most: number): Budget {
	const kept = new Map<Socket, number>();
	let sum = 0;
	function keep(socket: Socket, bytes: number): boolean {
		const before = kept.get(socket) ?? 0;
		if (bytes > before && sum - before + bytes > most) return false;
		sum += bytes - before;
		if (bytes === 0) kept.delete(socket);
		else kept.set(socket, bytes);
		return true;
	}
	return { keep };
}

interface Line {
	begin(request: IncomingMessage): void;
	end(): void;
}

function createLine(socket: Socket, waiting: Budget): Line {
	const [readHttp] = socket.listeners('data');
	if (readHttp === undefined) throw new Error('The server does not read its connections as a stream');
	let running = 0;
	let last: IncomingMessage | null = null;
	// Node pauses a connection too, whose client does not take its answers or whose body nobody reads, and resumes it itself.
	let isPausedByNode = false;
	let isEnding = false;

	// Without the rest of its body a request that runs could never be answered.
	const isFull = () => running > 0 && last?.complete !== false;
	const goOn = () => {
		if (isEnding && running === 0) socket.destroySoon();
		else if (socket.isPaused() && !isPausedByNode && !isFull()) socket.resume();
	};

	socket.on('data', (chunk: Buffer) => {
		// After an answer that ends the connection nothing more is answered.
		if (socket.writableEnded || isEnding) return;
		const end = isFull() ? 0 : endOfPiece(chunk, last?.complete === false ? MIN_PIECE_OF_BODY : 0);
		if (end > 0) {
			readHttp.call(socket, chunk.subarray(0, end));
			isPausedByNode = socket.isPaused();
		}
		if (socket.destroyed) return;
		const rest = end < chunk.length ? keepable(chunk.subarray(end)) : null;
		// The rest of a body is read in the next turn.
		const hasRoom = waiting.keep(socket, rest !== null && isFull() ? rest.buffer.byteLength : 0);
		if (rest === null) return;
		socket.pause();
		socket.unshift(hasRoom ? rest : NOT_READ);
		isEnding = !hasRoom;
		if (!isFull()) setImmediate(goOn);
	});
	socket.once('close', () => waiting.keep(socket, 0));
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

function keepable(rest: Buffer): Buffer {
	if (rest.length > SMALL_BYTES || rest.buffer.byteLength <= SMALL_BYTES) return rest;
	const copy = Buffer.allocUnsafeSlow(rest.length);
	rest.copy(copy);
	return copy;
}

/** Where to cut: behind the next head of a request, so that a piece starts no more than one. */
function endOfPiece(chunk: Buffer, least: number): number {
	const found = chunk.indexOf(HEAD_END, Math.max(0, least - HEAD_END.length));
	return found < 0 ? chunk.length : found + HEAD_END.length;
}
