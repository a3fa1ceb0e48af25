import { type Logger, pino } from 'pino'
import { missingPackages } from './start/optional-packages.ts'
import { StartFault } from './start/start-fault.ts'

export type LogFormat = 'auto' | 'json' | 'pretty'

/** True when lines are written for people: on a terminal, unless the setting says otherwise. */
export const isForPeople = (format: LogFormat, isTerminal: boolean): boolean => (format === 'auto' ? isTerminal : format === 'pretty')

/** A JSON line whose texts cannot steer a terminal: control characters other than tab and line feed are spelt out. */
export const withoutControls = (line: string): string =>
  line
    .replace(/\\(?:[^u]|u[0-9a-f]{4})/gi, (spelt) => (/^\\(?:[bfr]|u00(?:[01]|7f))/i.test(spelt) ? `\\${spelt}` : spelt))
    .replace(/[\u007f-\u009f]/g, (character) => `\\\\u00${character.charCodeAt(0).toString(16)}`)

/** A JSON line without API keys and credentials, at whatever depth. Neither is handed to the logger; this is the second wall. */
export const withoutKeys = (line: string): string =>
  line
    .replace(/"(authorization)":(?:"(?:[^"\\]|\\.)*"|\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\])/gi, '"$1":"[hidden]"')
    .replace(/ctb_(?:live|test)_[0-9A-Za-z]{38}/g, '[hidden]')

/**
 * Logs to standard error: JSON lines for machines, or lines for people. Without pino-pretty a terminal gets JSON lines, too.
 *
 * @throws StartFault when lines for people are asked for, and pino-pretty is not installed
 */
export async function createLogger(level: string, format: LogFormat, missing = missingPackages('prettyLines')): Promise<Logger> {
  const options = { level, base: null }
  const isTerminal = process.stderr.isTTY === true
  if (format === 'pretty' && missing.length > 0) {
    throw new StartFault(`CITABLE_LOG_FORMAT=pretty needs a package that is not installed: npm install ${missing.join(' ')}`)
  }
  if (!isForPeople(format, isTerminal) || missing.length > 0) {
    const lines = pino.destination({ dest: 2, sync: true })
    return pino(options, { write: (line: string) => lines.write(withoutKeys(line)) })
  }
  const { default: pretty, isColorSupported } = await import('pino-pretty')
  const lines = pretty({ destination: 2, sync: true, colorize: isTerminal && isColorSupported })
  return pino(options, { write: (line: string) => lines.write(withoutControls(withoutKeys(line))) })
}
