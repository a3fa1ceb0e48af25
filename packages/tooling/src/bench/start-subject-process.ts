import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Sample, Subject } from './measure.ts'
import type { SubjectChoice } from './subjects.ts'

export interface SubjectProcess extends Subject {
  end(): void
}

/** A subject in a process of its own; its errors are those of `measure`. */
export function startSubjectProcess(choice: SubjectChoice, turns: number): SubjectProcess {
  const child = fork(fileURLToPath(new URL('./measured.ts', import.meta.url)), [JSON.stringify(choice)])
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process of ${choice.name} ended with ${code}`)))
  // it ends at last too, when no calls come any more
  failed.catch(() => {})
  return {
    turns,
    measure: async (turn) => {
      const answer = once(child, 'message') as Promise<[Sample]>
      child.send(turn)
      return (await Promise.race([answer, failed]))[0]
    },
    end: () => child.disconnect(),
  }
}
