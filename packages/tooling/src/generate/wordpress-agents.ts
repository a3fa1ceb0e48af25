import { type Agent, agentListVersion, agents, operators, simulatedMark, unknownAi } from '@citable/core/agents'
import { aiWords, assistants, robots } from '@citable/service/traffic'
import { crawlers, rangesOf, shippedLists } from '@citable/service/verification'
import type { GeneratedFile } from './generated-file.ts'

/** The service's list of agents and assistants for PHP: the same words, the same decisions. */
export async function generateWordPressAgents(): Promise<readonly GeneratedFile[]> {
  const text = `<?php
// Generated from shared-core/src/model/agents.ts and packages/service/src/traffic/{assistants,classify-agent}.ts by \`pnpm generate\`; do not edit.
// The pattern of robots is that of npm's isbot (Unlicense).
namespace Citable\\Traffic;

defined( 'ABSPATH' ) || exit;

/** Agents and assistants, and the patterns that find them. A match says which one by its mark. */
final class Agents {
	public const LIST_VERSION = ${quoted(agentListVersion)};

	/** In the user agent of a request that only bears an agent's name. */
	public const SIMULATED = ${quoted(simulatedMark)};

	/** Matches a name of the list, or a word that says "AI"; nothing else is an agent. */
	public const ANY = ${quoted(`~${between(nameWords().map(({ word }) => escaped(word)))}|${aiWords.source}~iu`)};

	/** Names of agents in a user agent, whole and in any case; the longest match decides. */
	public const NAMES = ${quoted(namePattern())};

	/** Words that say "AI" in the name of a robot that is not in the list. */
	public const AI_WORDS = ${quoted(`~${aiWords.source}~iu`)};

	/** Robots of any kind. */
	public const ROBOTS = ${quoted(`~${forPcre(robots.source)}~iD`)};

	/** Addresses from which assistants send readers; with a path, only what lies below it. */
	public const REFERRERS = ${quoted(referrerPattern())};

	/** \`utm_source\` → assistant. */
	public const UTM_SOURCES = ${table(assistants.flatMap(({ id, utmSources }) => utmSources.map((source) => [source, id])))};

	/** Id → name, operator or '', purpose. */
	public const AGENTS = ${table([...agents, unknownAi].map(({ id, name, operator, purpose }) => [id, [name, operator ?? '', purpose]]))};

	/** Words for robots.txt that no crawler sends: whoever sends one is not what it says. */
	public const TOKENS = array( ${agents.flatMap(({ id, isTokenOnly }) => (isTokenOnly ? [quoted(id)] : [])).join(', ')} );

	/** Id → name. */
	public const OPERATORS = ${table(operators.map(({ id, name }) => [id, name]))};

	/** Id → name, operator. */
	public const ASSISTANTS = ${table(assistants.map(({ id, name, operator }) => [id, [name, operator]]))};
}
`
  return [
    { path: 'plugins/wordpress/includes/Traffic/Agents.php', text },
    { path: 'plugins/wordpress/includes/Traffic/PublishedNetworks.php', text: publishedNetworks() },
  ]
}

/** Ranges of both versions of IP, as texts that are searched by halves. */
function hexRanges(prefixes: readonly string[]): readonly string[] {
  const { v4, v6 } = rangesOf(prefixes)
  const text = (ranges: typeof v4, digits: number) =>
    ranges.map(({ first, last }) => [first, last].map((bits) => bits.toString(16).padStart(digits, '0')).join('')).join('')
  return [text(v4, 8), text(v6, 32)]
}

/** Networks of agents for PHP: the same lists, the same days. */
const publishedNetworks = (): string => `<?php
// Generated from packages/service/src/verification/published-networks.gen.ts and shared-core/src/model/agents.ts by \`pnpm generate\`; do not edit.
namespace Citable\\Traffic;

defined( 'ABSPATH' ) || exit;

/** Networks that operators of agents publish. Loaded for requests of agents alone. */
final class PublishedNetworks {
	/** Purposes of agents that fetch from their operator's machines alone. */
	public const CRAWLERS = array( ${crawlers.map(quoted).join(', ')} );

	/** Id of an agent → ids of its lists. */
	public const OF_AGENT = ${table(agents.flatMap(({ id, verify }) => (verify.networks.length > 0 ? [[id, verify.networks] as const] : [])))};

	/** Id of a list → day on which its operator published it so; its ranges of IPv4 and of IPv6 in order: first and last address of each, in hexadecimal digits. */
	public const LISTS = ${table(shippedLists.map(({ id, asOf, prefixes }) => [id, [new Date(asOf).toISOString().slice(0, 10), ...hexRanges(prefixes)]]))};
}
`

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

type Cell = string | readonly string[]

const cell = (value: Cell): string => (typeof value === 'string' ? quoted(value) : `array( ${value.map(quoted).join(', ')} )`)

const table = (rows: readonly (readonly [string, Cell] | readonly Cell[])[]): string =>
  `array(\n${rows.map(([key, value]) => `\t\t${quoted(key as string)} => ${cell(value as Cell)},\n`).join('')}\t)`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\~]/g, '\\$&')

/** Longest words first, so that the first alternative that fits is the longest there. */
const nameWords = () =>
  agents
    .flatMap((agent: Agent) => agent.match.map((word) => ({ word, id: agent.id })))
    .sort((one, other) => other.word.length - one.word.length)

const between = (alternatives: readonly string[]): string => `(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`

const namePattern = (): string => `~${between(nameWords().map(({ word, id }) => `${escaped(word)}(*:${id})`))}~iu`

/** A class such as [\\d-.] passes in JavaScript; PCRE sees a range that has no beginning. */
const forPcre = (source: string): string => source.replace(/(\\[dsw])-(?!\])/g, '$1\\-')

function referrerPattern(): string {
  const places = assistants.flatMap(({ id, referrers }) =>
    referrers.map((place) => {
      const [host = '', ...path] = place.split('/')
      const below = path.length === 0 ? '(?=[/?#]|$)' : `/${escaped(path.join('/'))}(?=[/?#]|$)`
      return `${escaped(host)}(?::\\d+)?${below}(*:${id})`
    }),
  )
  return `~^https?://(?:${places.join('|')})~iD`
}
