import type { SeoPlugin } from '../seo-plugin/seo-plugin.ts'
import { seoParts } from '../seo-plugin/seo-plugin-texts.ts'
import { createTheirPanel } from '../seo-plugin/their-panel.ts'
import { panelText } from '../texts/panel-text.ts'
import { fieldOfPart } from './classic-form.ts'
import type { ClassicFacts } from './classic-host.ts'

/** Gives the panel of the other plugin what is written into our fields of its texts. The answer: how to take what was written there since. */
export const followPanels = (seoPlugin: SeoPlugin, post: ClassicFacts['post']): readonly (() => void)[] =>
  seoParts.flatMap((part) => {
    const field = document.getElementById(fieldOfPart[part])
    if (!(field instanceof HTMLTextAreaElement)) return []
    const panel = createTheirPanel(post.seoTexts?.[part]?.stored ?? '', () => panelText(seoPlugin, part))
    field.addEventListener('input', () => panel.give(field.value.replaceAll('\n', ' ')))
    return () => {
      field.value = panel.newer() ?? field.value
    }
  })
