/** Front ends whose lines are shown. */
export const frontEnds = [
  ['next', 'Next.js'],
  ['nuxt', 'Nuxt'],
  ['astro', 'Astro'],
  ['svelte', 'SvelteKit'],
  ['other', 'fetch'],
] as const

export type FrontEnd = (typeof frontEnds)[number][0]
