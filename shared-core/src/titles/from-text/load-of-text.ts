import { loadOpening } from '../../languages/loading/load-opening.ts'
import { createOfText, type OfText } from './of-text.ts'

/** What finds words of a text of the language for its title. Rejects when a part of it cannot be loaded. */
export async function loadOfText(tag: string): Promise<OfText> {
  const [{ createOpening }, source, blocks] = await Promise.all([
    import('../opening/opening.ts'),
    loadOpening(tag),
    import('../blocks/title-blocks.ts'),
  ])
  return createOfText(createOpening(source), blocks)
}
