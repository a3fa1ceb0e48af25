import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Bytes: it has 1.3 million. */
const maxBytes = 16 * 1024 * 1024

/**
 * Script of the API reference, UTF-8 and gzipped. It is four megabytes inside a module that never leaves the memory of what has loaded it:
 * a process that ends reads it. In this one it took 25 to 35 MB for good, and in a thread 100, a third of which stayed.
 */
export async function readReference(): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./reference-script.ts', import.meta.url))], {
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    encoding: 'buffer',
    maxBuffer: maxBytes,
  })
  return stdout
}
