/** A reason not to start that a person can act on: one sentence and a remedy. Shown without a stack. */
export class StartFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartFault'
  }
}
