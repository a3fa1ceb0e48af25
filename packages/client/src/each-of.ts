/** A page of a list; `next_cursor` is the place of the page after, null at the end. */
interface Page<Item> {
  readonly data: readonly Item[]
  readonly next_cursor: string | null
}

/** Every item of a list, one after the other. A page is asked for when its first item is. */
export async function* eachOf<Item>(readPage: (place: { readonly cursor?: string }) => Promise<Page<Item>>): AsyncGenerator<Item, void> {
  let cursor: string | null = null
  do {
    const page: Page<Item> = await readPage(cursor === null ? {} : { cursor })
    yield* page.data
    cursor = page.next_cursor
  } while (cursor !== null)
}
