import type { Asked, ListProps } from '../health/filters.tsx'
import { AltTextsPage } from './alt-texts-page.tsx'
import { HealthActions } from './health-actions.tsx'
import { Lacks } from './lacks.tsx'
import { WithMoreTexts } from './use-more-text.tsx'

/** Beside Content health: with an answer, what its entries lack; else what its list can do; without a list, the page of alternative texts. */
export default function HealthMore({ list, asked }: { readonly list?: ListProps; readonly asked?: Asked }) {
  if (list !== undefined) return <Lacks {...list} />
  return <WithMoreTexts>{asked === undefined ? <AltTextsPage /> : <HealthActions asked={asked} />}</WithMoreTexts>
}
