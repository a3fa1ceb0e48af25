import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Bytes; the gzipped script has 1.3 million. */
const maxBytes = 16 * 1024 * 1024

/**
 * The browser script of the API reference (Scalar), UTF-8 and gzipped. @throws when the child process fails.
 * A child process loads it, because a loaded module stays: here it would occupy 25 to 35 MB until the service ends.
 */
export async function readReferenceScript(): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./write-reference-script.ts', import.meta.url))], {
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    encoding: 'buffer',
    maxBuffer: maxBytes,
  })
  return stdout
}
