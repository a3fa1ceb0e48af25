import type { EditorStore } from '@citable/editor'
import { __ } from '@wordpress/i18n'
import { analyzeNow } from './analyze-now.ts'

const name = 'citable/analyse-open-draft'
const category = 'citable-editor'

/** Offers the analysis to assistants in this editor, where WordPress has a registry for that (7.0 and later). The answer takes it back. */
export async function offerAnalysis(store: EditorStore): Promise<() => void> {
  const registry = await import(/* webpackIgnore: true */ '@wordpress/abilities').catch(() => null)
  if (registry === null) return () => {}
  if (!registry.getAbilityCategory(category))
    registry.registerAbilityCategory(category, {
      label: __('Citable', 'citable'),
      description: __('How ready articles are to be found by search engines and quoted by answer engines.', 'citable'),
    })
  registry.registerAbility({
    name,
    category,
    label: __('Analyse the open draft', 'citable'),
    description: __(
      'Scores, open checks with their fixes, suggested titles and questions of the text on screen, unsaved changes included.',
      'citable',
    ),
    output_schema: { type: 'object' },
    meta: { annotations: { readonly: true, idempotent: true } },
    callback: () => analyzeNow(store),
  })
  return () => registry.unregisterAbility(name)
}
