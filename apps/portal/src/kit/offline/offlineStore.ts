/** One entry of a log that is kept on this device, as its owner has written it. */
export interface KeptLine {
	readonly id: string;
	readonly text: string;
	/** The server has it. */
	readonly isSent: boolean;
}

/**
 * Keeps what is entered without a network until the server has it, and what is needed to go on without one: for the person
 * who has entered it, over reloads, crashes and the end of a session, unreadable for whoever looks into the storage.
 */
export interface OfflineStore {
	/** Person who used this device last; whoever cannot sign in without a network goes on as this person. */
	lastOwner(): Promise<string | null>;
	/** Text put under a name; null where there is none that can be read. */
	read(owner: string, name: string): Promise<string | null>;
	/** Puts a text under a name in place of the one before. */
	put(owner: string, name: string, text: string): Promise<void>;
	/** Adds lines to a log; resolves once they outlive a crash, rejects where there is no room for them. */
	append(owner: string, log: string, lines: readonly KeptLine[]): Promise<void>;
	/** A log in the order it was written. */
	lines(owner: string, log: string): Promise<readonly KeptLine[]>;
	/** The server has these lines. */
	markSent(owner: string, log: string, ids: readonly string[]): Promise<void>;
	/** Number of lines of all logs of a person that the server does not have. */
	countUnsent(owner: string): Promise<number>;
	/** Forgets everything of a person. */
	erase(owner: string): Promise<void>;
	/** Bytes there is room for; null where the browser does not say. */
	room(): Promise<number | null>;
	/** Calls back when another tab has changed something; the answer ends it. */
	listen(listener: () => void): () => void;
}

/** Under this many bytes of room the user is told before something is lost. */
export const LITTLE_ROOM = 5 * 1024 * 1024;
