/** Whether a text may hold a how-to block of a plugin: each names its steps so. */
export function mayMarkSteps(source: string): boolean {
  return source.includes('schema-how-to-step') || source.includes('rank-math-step')
}
