import v8 from 'node:v8'

/** Megabytes of each of the two halves that hold young objects. V8 would double them up to 64 where the processor is short. */
const halfMb = 4

/** Size that threads may begin with; each is held to less where its own limits say so. */
const threadHalfMb = 8

/** Milliseconds between two looks. */
const lookMs = 1_000

/**
 * Ends the growth of the main thread’s young objects at two halves of 4 MB, as `--max-semi-space-size=4` does it for a process that was
 * started with it. For the whole process, so that threads cannot grow either: those that start from now on begin with what their limits give
 * them. An analysis worker that stayed at halves of 4 MB took 7 % more CPU for each article.
 *
 * @returns ends the looking
 */
export function holdYoungObjects({
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
