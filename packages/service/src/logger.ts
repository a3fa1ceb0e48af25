import { type Logger, pino } from 'pino'
import pretty, { isColorSupported } from 'pino-pretty'

export type LogFormat = 'auto' | 'json' | 'pretty'

/** Whether lines are written for people: on a terminal, unless the setting says otherwise. */
export const isForPeople = (format: LogFormat, isTerminal: boolean): boolean => (format === 'auto' ? isTerminal : format === 'pretty')

/** A JSON line whose texts cannot steer a terminal: control characters other than tab and line feed are spelt out. */
export const withoutControls = (line: string): string =>
  line
    .replace(/\\(?:[^u]|u[0-9a-f]{4})/gi, (spelt) => (/^\\(?:[bfr]|u00(?:[01]|7f))/i.test(spelt) ? `\\${spelt}` : spelt))
    .replace(/[\u007f-\u009f]/g, (character) => `\\\\u00${character.charCodeAt(0).toString(16)}`)

/** Logs to standard error: JSON lines for machines, or lines for people. */
export function createLogger(level: string, format: LogFormat): Logger {
  const options = {
    level,
    base: null,
    // keys and bodies are never handed to the logger; this is the second wall
    redact: ['req.headers.authorization', 'headers.authorization', 'authorization', '*.authorization'],
  }
  const isTerminal = process.stderr.isTTY === true
  if (!isForPeople(format, isTerminal)) return pino(options, pino.destination({ dest: 2, sync: true }))
  const lines = pretty({ destination: 2, sync: true, colorize: isTerminal && isColorSupported })
  return pino(options, { write: (line: string) => lines.write(withoutControls(line)) })
}
