import type { Model } from '@kontor/api-client/types';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { type FieldPath, partOf } from '@kontor/domain/wizard/fields';
import { type AddressSection, partsOfSection, pathsOfSection } from '@kontor/domain/wizard/roles';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { useRef, useState } from 'react';
import { useAfterRender } from '../../../../../host/useAfterRender.ts';
import { setErrand, useErrand } from '../../../../../records/errands.ts';
import { useLeave } from '../../../../../screen/leaving/leaving.tsx';
import { partLabels } from '../../../addressForm/fieldLabels.ts';
import { formOf } from '../addressSections.ts';
import { Facts } from './Facts.tsx';
import { type KeptSection, useKeptSection } from './keptSection.ts';
import { Sections } from './SectionForm.styles.ts';
import { SectionForm } from './SectionForm.tsx';
import { ValueForm } from './ValueForm.tsx';

/** Props of SectionEditor. */
export interface SectionEditorProps {
	address: Model<'Address'>;
	section: AddressSection;
	/** The rights the user does not have. */
	withheld: AddressDraft['withheld'];
	/** Its name, if it has another one than its parts. */
	title?: string;
	onSaved?: () => void;
	/** The address gets this role only now: it is edited at once, and this ends it. */
	onLeaveNew?: () => void;
}

/** The edited part: one value where it stands, or all, beginning with a field. */
interface Edited {
	readonly path: FieldPath | null;
	readonly isAll: boolean;
	/** Entry in one value, made before all were to be edited. */
	readonly entered?: KeptSection;
}

/** A section of an address, read and edited in place, as a whole or value by value; two who change it at once choose field by field. */
export function SectionEditor(props: SectionEditorProps) {
	const { address, section, withheld, title, onSaved, onLeaveNew } = props;
	const isNew = onLeaveNew !== undefined;
	const sent = useErrand(address.lfdnr, 'edit');
	const errand = section === 'contactData' ? sent : null;
	const [begun, setBegun] = useState<Edited | null>(isNew ? { path: null, isAll: true } : null);
	const leave = useLeave();
	const afterRender = useAfterRender();
	const entry = useKeptSection(address.lfdnr, section, { isNew, withheld });
	const restored = entry.restored ?? null;
	const edit = useRef<HTMLButtonElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const draft = formOf(address, withheld, section);
	const paths = pathsOfSection(section, draft);
	const edited = begun ?? (errand && begunAt(paths.find((path) => path === errand.field) ?? null));

	const options = {
		...{ address, section, withheld, entry, paths, onSaved, isNew },
		stored: draft,
		onDone() {
			entry.forget();
			if (errand !== null) setErrand(null);
			if (onLeaveNew) return onLeaveNew();
			setBegun(null);
			const path = edited?.isAll === false ? edited.path : null;
			afterRender(() => {
				const value = path && frame.current?.querySelector<HTMLElement>(`[data-path="${path}"]`);
				(value ?? edit.current)?.focus();
			});
		},
	};
	if (edited?.isAll || restored !== null) {
		return (
			<SectionForm
				key={restored === null ? 'begun' : 'restored'}
				{...options}
				title={title}
				restored={restored ?? edited?.entered ?? null}
				isRestored={restored !== null}
				focusOn={edited?.path ?? null}
			/>
		);
	}

	const beginAt = (path: FieldPath) => leave(() => setBegun(begunAt(path)));
	const editor = edited?.path && (
		<ValueForm
			key={edited.path}
			{...options}
			path={edited.path}
			onAll={(path, entered) => setBegun({ path, isAll: true, entered })}
		/>
	);
	return (
		<Sections ref={frame}>
			{partsOfSection(section, draft).map((part, index) => (
				<Card
					key={part}
					title={title ?? partLabels[part]}
					actions={
						index === 0 && (
							<Button ref={edit} size="compact" onClick={() => leave(() => setBegun({ path: null, isAll: true }))}>
								Bearbeiten
							</Button>
						)
					}
				>
					<Facts
						draft={draft}
						paths={paths.filter((path) => partOf(path) === part)}
						onEdit={beginAt}
						edited={edited?.path ?? null}
						editor={editor}
					/>
				</Card>
			))}
		</Sections>
	);
}

/** A value is edited where it stands; without one all are. */
function begunAt(path: FieldPath | null): Edited {
	return { path, isAll: path === null };
}
