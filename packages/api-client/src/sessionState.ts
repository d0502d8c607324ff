/** Where a session stands. `userId` and `epoch` change with the person: key everything that belongs to them by `epoch`. */
export type SessionState =
	/** The stored refresh token is being tried; `isUnreachable` once the server did not answer (it is asked again). */
	| { readonly status: 'starting'; readonly isUnreachable: boolean }
	/** `logout` = on purpose, here or in another tab; `ended` = the server did not know the sign-in any more. */
	| { readonly status: 'signedOut'; readonly reason: 'none' | 'logout' | 'ended' }
	/**
	 * `hasHandover` = a link brought a sign-in of someone else: ask, then `takeHandover` or `dropHandover`. `isByLink` = a
	 * link has decided who this is, which may be somebody else than the one who sits here: say so until `confirmLink`.
	 */
	| {
			readonly status: 'signedIn';
			readonly userId: string;
			readonly epoch: number;
			readonly hasHandover: boolean;
			readonly isByLink?: boolean;
	  };
