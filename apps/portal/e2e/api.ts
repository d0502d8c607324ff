import { type AccountName, accounts } from './journey.ts';

/** Asks one operation of the API, by its path below `/api/v1`, for the named fields; throws where it does not succeed. */
export type Ask = <Fields>(method: string, path: string, body?: object) => Promise<Fields>;

/** The API of a server, as one of the demo accounts asks it. */
export async function apiOf(url: string, name: AccountName): Promise<Ask> {
	const askerWith =
		(headers: Readonly<Record<string, string>>): Ask =>
		async (method, path, body) => {
			const response = await fetch(`${url}/api/v1${path}`, {
				method,
				headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
				...(body && { body: JSON.stringify(body) }),
			});
			if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
			return await response.json();
		};
	const { bearer } = await askerWith({})<{ bearer: string }>('POST', '/login', accounts[name]);
	return askerWith({ authorization: `Bearer ${bearer}` });
}
