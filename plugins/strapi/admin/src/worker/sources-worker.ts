import { doSourcesJob, type SourcesJob } from '@citable/editor/sources-job'
import { loadLanguage } from './start.ts'

self.addEventListener('message', async ({ data }: MessageEvent<SourcesJob>) => self.postMessage(await doSourcesJob(data, loadLanguage)))
