import { metaKey } from '../../../../plugins/wordpress/src/host/stored-analysis.ts'
import type { WordPressSite } from './wordpress.ts'
import { callWordPress } from './wordpress-article.ts'

const block = (name: string, html: string, options = ''): string => `<!-- wp:${name}${options} -->\n${html}\n<!-- /wp:${name} -->`
const p = (html: string) => block('paragraph', `<p>${html}</p>`)
const h = (level: 2 | 4, text: string) =>
  block('heading', `<h${level} class="wp-block-heading">${text}</h${level}>`, level === 2 ? '' : ` {"level":${level}}`)

/** Our own draft with something to do in each part of the panel: points, safe fixes, readers' questions, words that other posts are about. */
const draft = {
  title: 'My starter smells odd, some notes on feeding it',
  slug: 'starter-smells-odd',
  content: [
    p(
      'There are many opinions on sourdough starters and I have had mine for a long time, so here is what I have learned over the years about feeding it, keeping it and what to do when something seems to be wrong with it, which happens to everybody at some point and is mostly no reason to throw it away.',
    ),
    h(2, 'How often should you feed a rye starter?'),
    p(
      'A rye starter at 26 °C is fed every 4 to 6 hours. At 20 °C twice a day is enough. In the fridge it keeps for a week between two feedings.',
    ),
    h(4, 'What does a sharp smell mean?'),
    p(
      'A smell of nail polish means that the starter is hungry. It was thought by bakers of earlier days that it was spoiled. See https://en.wikipedia.org/wiki/Sourdough for the bacteria.',
    ),
    h(2, 'When should you throw a starter away?'),
    p('Pink or orange streaks and mould are the only reasons. How long bulk fermentation takes depends on how strong the starter is.'),
  ].join('\n\n'),
}

/** Writes the draft once; it stays as a person has left it. */
export async function writePanelDraft(site: WordPressSite): Promise<void> {
  const known = await callWordPress<readonly unknown[]>(site, 'GET', `/wp/v2/posts?slug=${draft.slug}&status=publish,draft`)
  if (known.length > 0) return
  const category = async (name: string, description: string, parent = 0): Promise<number> => {
    const found = await callWordPress<readonly { id: number; name: string }[]>(site, 'GET', `/wp/v2/categories?search=${name}`)
    const same = found.find((one) => one.name === name)
    return same?.id ?? (await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/categories', { name, description, parent })).id
  }
  const baking = await category('Baking', 'Bread from flour, water and time.')
  await callWordPress(site, 'POST', '/wp/v2/posts', {
    ...draft,
    status: 'draft',
    categories: [await category('Starters', 'Keeping and feeding sourdough starters.', baking)],
    tags: [],
    meta: {
      [metaKey]: { input: { keyphrase: 'rye starter', queries: ['How often should you feed a rye starter?', 'Can a starter be frozen?'] } },
    },
  })
}
