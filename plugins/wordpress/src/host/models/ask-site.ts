import apiFetch from '@wordpress/api-fetch'
import type { EditorFacts } from '../facts.ts'
import { createSiteParts, type SiteParts } from '../site-parts.ts'

/** Asks the site what it makes of parts of the post that is edited. */
export const askSite = ({ post, shortcodes }: Pick<EditorFacts, 'shortcodes'> & { readonly post: () => number }): SiteParts =>
  createSiteParts({
    shortcodes,
    async ask(parts) {
      const { parts: made } = await apiFetch<{ parts: readonly (string | null)[] }>({
        path: `/citable/v1/posts/${post()}/content`,
        method: 'POST',
        data: { parts },
      })
      return made
    },
    later: (run, ms) => void setTimeout(run, ms),
  })
