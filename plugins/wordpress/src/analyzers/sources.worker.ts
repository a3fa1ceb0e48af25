import { loadLanguagePack } from '@citable/core/languages'
import { doSourcesJob, type SourcesJob } from '@citable/editor/sources-job'

self.addEventListener('message', async ({ data }: MessageEvent<SourcesJob>) => self.postMessage(await doSourcesJob(data, loadLanguagePack)))
