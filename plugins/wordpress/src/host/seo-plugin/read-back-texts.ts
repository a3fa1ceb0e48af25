import type apiFetchType from '@wordpress/api-fetch'
import { dispatch, select } from '@wordpress/data'
import { __, sprintf } from '@wordpress/i18n'
import type { SeoPart, SeoPlugin } from './seo-plugin.ts'
import { lostTexts, seoParts, shownAttribute, storedAttribute } from './seo-plugin-texts.ts'

const noticeId = (part: SeoPart): string => `citable-lost-${part}`

/**
 * After a save, and after the panels beside the editor have saved their own forms: what the other plugin stores now. A text of this save that
 * is not there is given back to its author. The answer to the save counts where the request fails.
 */
export async function readBackTexts(
  seoPlugin: SeoPlugin,
  sent: Readonly<Record<string, unknown>>,
  apiFetch: typeof apiFetchType,
): Promise<void> {
  const [id, type]: readonly [number, string] = [select('core/editor').getCurrentPostId(), select('core/editor').getCurrentPostType()]
  const { baseURL = '' } = select('core').getEntityConfig('postType', type) ?? {}
  const fields = [...Object.values(storedAttribute), ...Object.values(shownAttribute)].join(',')
  const fresh = await apiFetch<Record<string, unknown>>({ path: `${baseURL}/${id}?context=edit&_fields=id,${fields}` }).catch(() => ({}))
  const stored = { ...select('core').getEntityRecord('postType', type, id), ...fresh }
  if (Object.keys(fresh).length > 0) dispatch('core').receiveEntityRecords('postType', type, stored)
  for (const part of seoParts) if (Object.hasOwn(sent, storedAttribute[part])) dispatch('core/notices').removeNotice(noticeId(part))
  for (const { part, sent: text, found } of lostTexts(sent, stored))
    dispatch('core/notices').createErrorNotice(
      sprintf(
        part === 'title'
          ? /* translators: 1: name of a plugin. 2: a title. 3: another title. */
            __('%1$s did not keep the title “%2$s”. It has “%3$s”.', 'citable')
          : part === 'description'
            ? /* translators: 1: name of a plugin. 2: a description. 3: another description. */
              __('%1$s did not keep the description “%2$s”. It has “%3$s”.', 'citable')
            : /* translators: 1: name of a plugin. 2: a keyphrase. 3: another keyphrase. */
              __('%1$s did not keep the keyphrase “%2$s”. It has “%3$s”.', 'citable'),
        seoPlugin.name,
        text,
        found,
      ),
      { id: noticeId(part) },
    )
}
