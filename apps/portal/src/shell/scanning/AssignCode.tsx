import { ApiProblem, asProblem } from '@kontor/api-client/problem';
import { toGtin14 } from '@kontor/german/gtin';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { Dialog } from '@kontor/ui/Dialog';
import { NumberField, numberError } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import { useToast } from '@kontor/ui/Toast';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useArticleCodes } from '../../data/articles.ts';
import { useAssignCode, useFindArticles } from '../../data/articleWrites.ts';
import { attemptFor, type CreationAttempt } from '../../kit/record/recordKind.ts';
import { sentenceOf } from '../../screen/Failure.tsx';

/** Props of AssignCode. */
export interface AssignCodeProps {
	code: string;
	/** The article of this number has the code now. */
	onAssigned: (nr: string) => void;
	onClose: () => void;
}

const pieces = { min: '0.01', decimals: 2 } as const;

/** Gives a code that nobody knew to an article: as its own, or as that of a pack with so many pieces. */
export function AssignCode({ code, onAssigned, onClose }: AssignCodeProps) {
	const find = useFindArticles();
	const assign = useAssignCode();
	const units = useArticleCodes('unit');
	const toasts = useToast();
	const [article, setArticle] = useState<ComboBoxItem | null>(null);
	const [unit, setUnit] = useState('STK');
	const [quantity, setQuantity] = useState('1');
	const [problem, setProblem] = useState<string | null>(null);
	const [isTried, setTried] = useState(false);
	const [isSaving, setSaving] = useState(false);
	const attempt = useRef<CreationAttempt>(undefined);
	const isTradeNumber = toGtin14(code) !== null;
	const wrong = {
		article: article === null ? 'Bitte wählen Sie einen Artikel.' : undefined,
		quantity: quantity === '' ? 'Bitte geben Sie eine Menge an.' : numberError(quantity, pieces),
	};

	async function save(): Promise<void> {
		setTried(true);
		if (article === null || wrong.quantity !== undefined || isSaving) return;
		setSaving(true);
		setProblem(null);
		attempt.current = attemptFor(attempt.current, { nr: article.key, code, unit, quantity });
		try {
			await assign(article.key, { code, unit, quantity }, attempt.current.key);
			toasts.show({ tone: 'success', text: 'Code zugeordnet.' });
			onAssigned(article.key);
		} catch (error) {
			setSaving(false);
			setProblem(reasonOf(error));
		}
	}

	return (
		<Dialog
			isOpen
			title="Code einem Artikel zuordnen"
			onClose={onClose}
			actions={
				<>
					<Button disabled={isSaving} onClick={onClose}>
						Abbrechen
					</Button>
					<Button variant="primary" isPending={isSaving} onClick={() => void save()}>
						Zuordnen
					</Button>
				</>
			}
		>
			<Stack>
				<p>
					Code <code>{code}</code>
					{!isTradeNumber && ' – er wird als zweite Nummer erfasst, denn er ist keine GTIN.'}
				</p>
				<ComboBox<ComboBoxItem>
					label="Artikel"
					isRequired
					minLength={2}
					error={isTried ? wrong.article : undefined}
					load={async (query, signal) =>
						(await find(query, signal)).map(({ artNr, articleDescription }) => ({
							key: artNr,
							label: articleDescription,
							description: artNr,
						}))
					}
					value={article}
					onValueChange={setArticle}
				/>
				{isTradeNumber && (
					<Pair>
						<Select
							label="Einheit"
							placeholder={null}
							options={
								units.status === 'ready'
									? units.data.map((entry) => ({ value: entry.code, label: entry.bezeichnung }))
									: []
							}
							value={unit}
							onValueChange={setUnit}
						/>
						<NumberField
							label="Stück je Code"
							{...pieces}
							isRequired
							value={quantity}
							error={isTried ? wrong.quantity : undefined}
							onValueChange={setQuantity}
						/>
					</Pair>
				)}
				<div role="status">{problem !== null && <Banner tone="error">{problem}</Banner>}</div>
			</Stack>
		</Dialog>
	);
}

function reasonOf(error: unknown): string {
	if (error instanceof ApiProblem && error.status === 409) {
		return 'Ein Artikel hat diesen Code schon, oder bei diesem ist kein Platz mehr dafür.';
	}
	return sentenceOf(asProblem(error));
}

const Stack = styled.div`
	display: grid;
	gap: var(--k-space-4);

	code {
		overflow-wrap: anywhere;
	}

	> [role='status']:empty {
		display: none;
	}
`;

const Pair = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
`;
