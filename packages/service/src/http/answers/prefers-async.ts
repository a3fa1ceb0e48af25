/** RFC 7240: a list of preferences, each with parameters that we have no use for. */
export function prefersAsync(header: string | string[] | undefined): boolean {
  return [header ?? []]
    .flat()
    .flatMap((each) => each.split(','))
    .some((each) => (each.split(';')[0] ?? '').trim().toLowerCase() === 'respond-async')
}
