import type { Asked, ListProps } from '../health/filters.tsx'
import { AltTextsPage } from './alt-texts-page.tsx'
import { HealthActions } from './health-actions.tsx'
import { Lacks } from './lacks.tsx'
import { SourcesPage } from './sources-page.tsx'
import { WithMoreTexts } from './use-more-text.tsx'

/** Beside Content health: with an answer, what its entries lack; else what its list can do; without a list, the page of alternative texts, or of sources. */
export default function HealthMore({
  list,
  asked,
  isOfSources = false,
}: {
  readonly list?: ListProps
  readonly asked?: Asked
  readonly isOfSources?: boolean
}) {
  if (list !== undefined) return <Lacks {...list} />
  const page = isOfSources ? <SourcesPage /> : <AltTextsPage />
  return <WithMoreTexts>{asked === undefined ? page : <HealthActions asked={asked} />}</WithMoreTexts>
}
