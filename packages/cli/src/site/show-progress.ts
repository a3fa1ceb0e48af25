import { plainText } from '../plain-text.ts'

type Messages = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }

/** How far a run is, on one line of a terminal; nothing where messages are no terminal, or null. @param total null: not known */
export function showProgress(total: number | null, messages: Messages | null): { step(page: string): void; end(): void } {
  let done = 0
  if (messages?.isTTY !== true) return { step: () => {}, end: () => {} }
  const width = messages.columns ?? 80
  return {
    step: (page) => {
      done++
      const count = total === null ? String(done) : `${String(done).padStart(String(total).length)}/${total}`
      const line = `${count}  ${plainText(page)}`
      messages.write(`\r\u001b[2K${line.length >= width ? `${line.slice(0, width - 2)}…` : line}`)
    },
    end: () => void messages.write('\r\u001b[2K'),
  }
}
