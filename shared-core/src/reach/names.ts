import { type Agent, checkedAgents, operators, simulatedMark } from '../model/agents.ts'

const form = (name: string): string => `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${name})`

/**
 * The user agent that stands for an agent: its name in the form that most operators publish, and at the end a mark that says to readers of
 * logs, and to our own counters, that it was not the agent.
 */
export function simulatedName({ match, operator }: Agent): string {
  const page = operators.find(({ id }) => id === operator)?.source ?? null
  // an address may hold the name of another agent of its operator
  const contact = page === null ? '' : `; +${new URL(page).origin}`
  return `${form(`${match[0]}/1.0${contact}`)} ${simulatedMark}/1.0`
}

/** The user agent of a browser, with the same mark. */
export const browserName = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 ${simulatedMark}/1.0`

/** Ids of the agents that are asked about where the caller names none: those of the checks, and further ones of answer engines. Citable's choice. */
export const usualAgents: readonly string[] = [
  ...checkedAgents.search,
  'applebot',
  'duckassistbot',
  'mistralai-index',
  'chatgpt-user',
  'claude-user',
  'perplexity-user',
  ...checkedAgents.training,
]
