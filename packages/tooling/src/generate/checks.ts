import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkEvidence, checkRationales, checks, placeInRubric, rubric } from '@citable/core'
import { groupTitles, textsOfCheck } from '@citable/core/messages'
import { root } from '../commands/check.ts'
import type { GeneratedFile } from './generated-file.ts'

type CheckId = (typeof checks)[number]['id']
const folder = 'shared-core/src/checks'
const source = 'shared-core/src/checks and shared-core/src/scoring/rubric.ts'

/** Ends the generated header of a check's page. Everything before it is replaced, the body after it stays. */
const endMark = '<!-- end of the generated part -->'

/** The table of checks as Markdown, and the page of each check. */
export async function generateChecks(): Promise<readonly GeneratedFile[]> {
  return [{ path: 'packages/docs/checks.md', text: checksPage() }, ...(await Promise.all(inRubricOrder().map(checkPage)))]
}

/** `checks.json`: title, place in the rubric and evidence of every check, in rubric order, for programs without the core. Made for a release. */
export function checksFile(): GeneratedFile {
  const manifest = {
    generated_from: source,
    rubric_version: rubric.version,
    groups: (['aeo', 'seo'] as const).flatMap((score) =>
      rubric[score].map(({ group, part, weight }) => ({ id: group, score, title: groupTitles[group], part, weight: weight ?? null })),
    ),
    checks: inRubricOrder().map((id) => {
      const { title, messages, fixes } = textsOfCheck(id)
      const { score, group, weight, effect } = placeInRubric(id)
      return {
        id,
        title,
        rationale: checkRationales[id],
        score,
        group,
        weight,
        effect,
        evidence: checkEvidence[id],
        codes: Object.keys(messages),
        fixes: Object.keys(fixes),
      }
    }),
  }
  return { path: 'checks.json', text: `${JSON.stringify(manifest, null, 2)}\n` }
}

const inRubricOrder = (): readonly CheckId[] =>
  [...rubric.aeo, ...rubric.seo].flatMap((group) =>
    (group.checks as readonly (Entry & { check: CheckId })[]).filter(({ again }) => again !== true).map(({ check }) => check),
  )

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
        const id = entry.check
        lines.push(
          `| [${textsOfCheck(id).title}](../../${folder}/${id}/${id}.md) \`${id}\` | ${effectOf(entry)} | ${checkEvidence[id].grade} |`,
        )
      }
    }
  }
  return `${lines.join('\n')}\n`
}

type Entry = {
  readonly weight: number
  readonly cap?: { readonly limit: number; readonly codes?: readonly string[] }
  readonly penalty?: { readonly from: number; readonly to: number }
  readonly again?: true
}

function groupLine({
  part,
  weight,
  checks,
}: {
  readonly part: string | null
  readonly weight: number | null
  readonly checks: readonly Entry[]
}): string {
  if (part === null)
    return checks.some(({ cap, penalty }) => cap ?? penalty)
      ? 'Bounds and points taken off; no part of the score.'
      : 'Facts that move no score.'
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
async function checkPage(id: CheckId): Promise<GeneratedFile> {
  const path = `${folder}/${id}/${id}.md`
  const current = await readFile(join(root, path), 'utf8').catch(() => '')
  const body = current.includes(endMark) ? current.slice(current.indexOf(endMark) + endMark.length) : `\n\n${current}`
  const evidence = checkEvidence[id]
  const place = placeInRubric(id)
  const [entry, other] = [...rubric.aeo, ...rubric.seo]
    .flatMap((group) => group.checks as readonly (Entry & { check: string })[])
    .filter(({ check }) => check === id)
    .toSorted((a, b) => Number(a.again === true) - Number(b.again === true))
  const header = [
    `<!-- Generated from the check's texts, evidence and place in the rubric by "pnpm generate". Edit below the end mark. -->`,
    `# ${textsOfCheck(id).title}`,
    '',
    checkRationales[id],
    '',
    `\`${id}\` · ${place.score === 'aeo' ? 'AEO readiness' : 'SEO'}, group *${place.group}* · effect: ${effectOf(entry!)}${other === undefined ? '' : `; in the other score: ${effectOf(other)}`} · evidence grade ${evidence.grade}`,
    '',
    'Sources:',
    ...evidence.sources.map((url) => `- <${url}>`),
    ...(evidence.contrary.length === 0 ? [] : ['', 'What speaks against it:', ...evidence.contrary.map((text) => `- ${text}`)]),
    '',
    endMark,
  ]
  return { path, text: `${header.join('\n')}${body.replace(/^\n*/, '\n\n')}` }
}
