import type { Answer } from '@kontor/api-client/types';
import { unstable_serialize, useSWRConfig } from 'swr';
import { type Loaded, useApi, useGet, useReload, useWrite } from './api.tsx';

const GROUPS = '/v1/crm/addresses/{id}/customerGroups';
const GROUP = '/v1/crm/addresses/{id}/customerGroups/{code}';

type Relations = Answer<'get', typeof GROUPS>;

/** The customer groups an address belongs to. */
export function useAddressGroups(lfdnr: number): Loaded<Relations> {
	return useGet(GROUPS, { path: { id: lfdnr } });
}

/** Writes to the customer groups of an address; each rejects with `ApiProblem`. */
export interface CustomerGroupWrites {
	/** Says whether it was added: nothing comes back where there is no such group any more (spec.md, section 4). */
	add(code: string): Promise<boolean>;
	/** Puts the group `by` in the place of `code`. */
	replace(code: string, by: string): Promise<void>;
	remove(code: string): Promise<void>;
}

/** Changes the customer groups of an address. */
export function useCustomerGroupWrites(address: number): CustomerGroupWrites {
	const { mutate } = useSWRConfig();
	const post = useWrite('post', GROUPS, [GROUPS]);
	const put = useWrite('put', GROUP, [GROUPS]);
	const del = useWrite('delete', GROUP, [GROUPS]);
	const path = { id: address };

	/** What the answer says is shown at once; then the list is read anew. */
	async function show(change: (relations: Relations) => Relations): Promise<void> {
		const key = [GROUPS, { path }];
		await mutate<Relations>(
			(known) => Array.isArray(known) && unstable_serialize(known) === unstable_serialize(key),
			(relations) => relations && change(relations),
		);
	}

	return {
		async add(code) {
			const relation = await post({ path, body: { customerGroup: { code } } });
			await show((relations) => {
				const others = relations.filter(({ customerGroup }) => customerGroup.code !== code);
				return relation === undefined ? others : [...others, relation];
			});
			return relation !== undefined;
		},
		async replace(code, by) {
			const relation = await put({ path: { ...path, code }, body: { customerGroup: { code: by } } });
			await show((relations) => [
				...relations.filter(({ customerGroup }) => ![code, by].includes(customerGroup.code)),
				relation,
			]);
		},
		async remove(code) {
			await del({ path: { ...path, code } });
			await show((relations) => relations.filter(({ customerGroup }) => customerGroup.code !== code));
		},
	};
}

/** Number of writes under way at once. */
const AT_ONCE = 4;

/** Puts addresses into a group, a few at a time, and says how many are in it now. */
export function useAddToGroup(): (code: string, addresses: readonly number[]) => Promise<number> {
	const { client } = useApi();
	const reload = useReload();
	return async (code, addresses) => {
		const waiting = [...addresses];
		let added = 0;
		async function work(): Promise<void> {
			for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
				const input = { path: { id }, body: { customerGroup: { code } } };
				const relation = await client.request('post', GROUPS, input).catch(() => undefined);
				if (relation !== undefined) added++;
			}
		}
		await Promise.all(Array.from({ length: AT_ONCE }, work));
		void reload([GROUPS]);
		return added;
	};
}
