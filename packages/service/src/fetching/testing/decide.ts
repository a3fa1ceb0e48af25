import { decidingRule, readRobots } from '../robots-rules.ts'

/** The line of a robots.txt that decides about a path; null: none does. */
export const decide = async (text: string, path: string): Promise<string | null> =>
  (await decidingRule((await readRobots(text, 'CitableBot')).rules, path))?.line ?? null
