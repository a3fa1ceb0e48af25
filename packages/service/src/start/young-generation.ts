import v8 from 'node:v8'

/** Size in MB of each of the two halves of V8's young generation. V8 would double them up to 64 where the processor is short. */
const halfMb = 4

/** The same of threads as they start; the limits of a thread may give it less. */
const threadHalfMb = 8

/** Milliseconds between two looks at the size. */
const lookMs = 1_000

/**
 * Ends the growth of the young generation of the main thread at two halves of 4 MB, as `--max-semi-space-size=4` does at the start of a
 * process. The flag holds for the whole process, so threads cannot grow either: a thread that starts from now on begins with the size that
 * its limits give it. An analysis worker with halves of 4 MB took 7 % more CPU for each article.
 *
 * @returns ends the looking
 */
export function limitYoungGeneration({
  getHeapSpaceStatistics,
  setFlagsFromString,
}: Pick<typeof v8, 'getHeapSpaceStatistics' | 'setFlagsFromString'> = v8): () => void {
  setFlagsFromString(`--min-semi-space-size=${threadHalfMb}`)
  const timer = setInterval(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    if ((young?.space_size ?? 0) < 2 * halfMb * 1024 ** 2) return
    setFlagsFromString('--semi-space-growth-factor=1')
    clearInterval(timer)
  }, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}
