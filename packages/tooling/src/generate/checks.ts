import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AboutCheck, aboutChecks, checkEvidence, checkRationales, placeInRubric, rubric } from '@citable/core'
import { groupTitles } from '@citable/core/messages'
import { root } from '../commands/check.ts'
import type { GeneratedFile } from './generated-file.ts'

const checks: readonly AboutCheck[] = aboutChecks
const byId = new Map(checks.map((check) => [check.id, check]))
const folder = 'shared-core/src/checks'
const source = 'shared-core/src/checks and shared-core/src/scoring/rubric.ts'

/** Ends the generated header of a check's page. Everything before it is replaced, the body after it stays. */
const endMark = '<!-- end of the generated part -->'

/** The table of checks as Markdown and as JSON (for PHP), and the page of each check. */
export async function generateChecks(): Promise<readonly GeneratedFile[]> {
  return [
    { path: 'packages/docs/checks.md', text: checksPage() },
    { path: 'packages/contract/generated/checks.json', text: json(manifest()) },
    ...(await Promise.all(checks.map(checkPage))),
  ]
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** `checks.json`: title, place in the rubric and evidence of every check, in rubric order, for programs without the core. */
function manifest() {
  return {
    generated_from: source,
    rubric_version: rubric.version,
    groups: (['aeo', 'seo'] as const).flatMap((score) =>
      rubric[score].map(({ group, part, weight }) => ({ id: group, score, title: groupTitles[group], part, weight: weight ?? null })),
    ),
    checks: inRubricOrder().map(({ id, title, messages, fixes }) => {
      const { score, group, weight, effect } = placeInRubric(id as Parameters<typeof placeInRubric>[0])
      return {
        id,
        title,
        rationale: rationaleOf(id),
        score,
        group,
        weight,
        effect,
        evidence: evidenceOf(id),
        codes: Object.keys(messages),
        fixes: Object.keys(fixes),
      }
    }),
  }
}

const evidenceOf = (id: string) => checkEvidence[id as keyof typeof checkEvidence]
const rationaleOf = (id: string): string => checkRationales[id as keyof typeof checkRationales]

function inRubricOrder(): readonly AboutCheck[] {
  return [...rubric.aeo, ...rubric.seo].flatMap((group) => group.checks.map(({ check }) => byId.get(check)!))
}

/** `checks.md`: every check with its effect and evidence grade, by score and group. */
function checksPage(): string {
  const lines = [
    `<!-- Generated from ${source} by "pnpm generate". Do not edit. -->`,
    '# Checks',
    '',
    `Rubric ${rubric.version}, ${checks.length} checks. Evidence grades: **A** controlled experiments agree, **B** one controlled study, a large observation with controls or our own validation, **C** correlation, vendor or convention, **D** folklore or contradicted (weight 0). AEO readiness is no probability of being cited.`,
  ]
  for (const score of ['aeo', 'seo'] as const) {
    lines.push('', `## ${score === 'aeo' ? 'AEO readiness' : 'SEO'}`)
    for (const group of rubric[score]) {
      lines.push('', `### ${groupTitles[group.group]}`, '', groupLine(group), '', '| Check | Effect | Evidence |', '| --- | --- | --- |')
      for (const entry of group.checks) {
        const { id, title } = byId.get(entry.check)!
        lines.push(`| [${title}](../../${folder}/${id}/${id}.md) \`${id}\` | ${effectOf(entry)} | ${evidenceOf(id).grade} |`)
      }
    }
  }
  return `${lines.join('\n')}\n`
}

type Entry = {
  readonly weight: number
  readonly cap?: { readonly limit: number; readonly codes?: readonly string[] }
  readonly penalty?: { readonly from: number; readonly to: number }
}

function groupLine({ part, weight }: { readonly part: string | null; readonly weight: number | null }): string {
  if (part === null) return 'Facts that move no score.'
  return weight === null ? `Part *${part}*; each check counts by its own weight.` : `Part *${part}*, weight ${weight} of 100.`
}

function effectOf({ weight, cap, penalty }: Entry): string {
  const effects = [
    ...(weight > 0 ? [`weight ${weight}`] : []),
    ...(cap === undefined ? [] : [`at most ${cap.limit} while it fails${cap.codes === undefined ? '' : ` (${cap.codes.join(', ')})`}`]),
    ...(penalty === undefined ? [] : [`takes off ${penalty.from === penalty.to ? penalty.to : `${penalty.from} to ${penalty.to}`}`]),
  ]
  return effects.length === 0 ? 'none' : effects.join('; ')
}

/** A check's page: a new header, the body as it stands. A missing page gets the header alone. */
async function checkPage({ id, title }: AboutCheck): Promise<GeneratedFile> {
  const path = `${folder}/${id}/${id}.md`
  const current = await readFile(join(root, path), 'utf8').catch(() => '')
  const body = current.includes(endMark) ? current.slice(current.indexOf(endMark) + endMark.length) : `\n\n${current}`
  const evidence = evidenceOf(id)
  const place = placeInRubric(id as Parameters<typeof placeInRubric>[0])
  const entry = [...rubric.aeo, ...rubric.seo]
    .flatMap((group) => group.checks as readonly (Entry & { check: string })[])
    .find(({ check }) => check === id)!
  const header = [
    `<!-- Generated from about-${id}.ts, check-evidence.ts and the rubric by "pnpm generate". Edit below the end mark. -->`,
    `# ${title}`,
    '',
    rationaleOf(id),
    '',
    `\`${id}\` · ${place.score === 'aeo' ? 'AEO readiness' : 'SEO'}, group *${place.group}* · effect: ${effectOf(entry)} · evidence grade ${evidence.grade}`,
    '',
    'Sources:',
    ...evidence.sources.map((url) => `- <${url}>`),
    ...(evidence.contrary.length === 0 ? [] : ['', 'What speaks against it:', ...evidence.contrary.map((text) => `- ${text}`)]),
    '',
    endMark,
  ]
  return { path, text: `${header.join('\n')}${body.replace(/^\n*/, '\n\n')}` }
}
