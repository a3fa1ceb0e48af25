import type { Asked } from '../health/filters.tsx'
import { AltTextsPage } from './alt-texts-page.tsx'
import { HealthActions } from './health-actions.tsx'
import { WithMoreTexts } from './use-more-text.tsx'

/** Beside Content health: what its list can do; without a list, the page of alternative texts. */
export default function HealthMore({ asked }: { readonly asked?: Asked }) {
  return <WithMoreTexts>{asked === undefined ? <AltTextsPage /> : <HealthActions asked={asked} />}</WithMoreTexts>
}
