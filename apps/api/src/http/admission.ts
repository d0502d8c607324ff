import type { Server } from 'node:http';
import type { Socket } from 'node:net';

// So many begin in one turn of the event loop: about three milliseconds of work.
const AT_ONCE = 16;

/**
 * Has a server begin to read from a few new connections at a time. Whoever opens thousands at once waits for them, unread
 * and in the order of their coming, while requests of connections that are open already are answered in between: what a
 * turn of the event loop costs does not grow with the number of those who come.
 */
export function admitByTurns(server: Server): void {
	const serve = server.listeners('connection') as ((socket: Socket) => void)[];
	server.removeAllListeners('connection');
	// A connection that waits is not even read from: what its client sends stays in the client's own buffers.
	Object.assign(server, { pauseOnConnect: true });
	const waiting: Socket[] = [];
	let begun = 0;
	let isTurnAhead = false;

	function begin(socket: Socket): void {
		begun++;
		for (const listener of serve) listener.call(server, socket);
		socket.resume();
	}

	function turn(): void {
		isTurnAhead = false;
		begun = 0;
		for (const socket of waiting.splice(0, AT_ONCE)) {
			// Whoever waited for a server that ends comes too late.
			if (server.listening) begin(socket);
			else socket.destroy();
		}
		lookAhead();
	}

	function lookAhead(): void {
		if (isTurnAhead || (begun === 0 && waiting.length === 0)) return;
		isTurnAhead = true;
		setImmediate(turn);
	}

	server.on('connection', (socket: Socket) => {
		if (begun < AT_ONCE && waiting.length === 0) begin(socket);
		else waiting.push(socket);
		lookAhead();
	});
}
