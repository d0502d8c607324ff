import { connect, type Socket } from 'node:net';

/** What came back over a {@link Connection}. */
export interface Reply {
	readonly status: number;
	readonly body: string;
}

/** One kept-alive connection that carries one request at a time. */
export interface Connection {
	request(method: string, path: string, headers: Readonly<Record<string, string>>, body?: string): Promise<Reply>;
	close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A client as cheap as can be, since it shares two cores with the servers it measures: it knows only what they send,
 * which is a status, `content-length` and a body.
 */
export function openConnection(port: number): Connection {
	const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
	let received: Buffer = Buffer.alloc(0);
	let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null;

	socket.on('data', (data: Buffer) => {
		received = received.length === 0 ? data : Buffer.concat([received, data]);
		const reply = readReply();
		if (reply === null) return;
		waiting?.resolve(reply);
		waiting = null;
	});
	const fail = (error?: Error) => {
		waiting?.reject(error ?? new Error('The connection was closed'));
		waiting = null;
	};
	socket.on('error', fail);
	socket.on('close', () => fail());

	function readReply(): Reply | null {
		const headEnd = received.indexOf(HEAD_END);
		if (headEnd < 0) return null;
		const head = received.toString('latin1', 0, headEnd);
		const bodyStart = headEnd + HEAD_END.length;
		const bodyEnd = bodyStart + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
		if (received.length < bodyEnd) return null;
		const body = received.toString('utf8', bodyStart, bodyEnd);
		received = received.subarray(bodyEnd);
		return { status: Number(head.slice(9, 12)), body };
	}

	return {
		request: (method, path, headers, body = '') =>
			new Promise((resolve, reject) => {
				waiting = { resolve, reject };
				const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
				const length =
					body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
				socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${body}`);
			}),
		close: () => socket.destroy(),
	};
}
