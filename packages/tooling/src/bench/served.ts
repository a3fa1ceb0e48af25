import { startService } from '@citable/service'
import { ensureTenant, newKey, openData } from '@citable/service/data'
import { readSettings } from '@citable/service/settings'
import { reportToParent } from './report-to-parent.ts'

/** The measured service in a process of its own, so that its CPU time is its own. Arguments: the data folder, settings as JSON. */
const [dataDir = '', settings = '{}'] = process.argv.slice(2)
const environment = { CITABLE_DATA_DIR: dataDir, ...JSON.parse(settings) }
const service = await startService({ port: 0, log: true, environment })
reportToParent({ url: service.url, keys: { first: service.firstKey ?? '', other: await keyOfOther() } }, service.close)

/** A key of a second tenant, made as the command line does beside a running service. */
async function keyOfOther(): Promise<string> {
  const { storage, secret } = await openData(readSettings(environment).settings)
  try {
    const tenant = { tenantId: (await ensureTenant(storage, 'other', Date.now())).id }
    const { key, statement } = newKey(
      storage,
      tenant,
      { name: 'other', scopes: ['admin'], environment: 'live', site: null, ipAllow: [], expiresAt: null, createdBy: null },
      secret,
      Date.now(),
    )
    await storage.write([statement])
    return key
  } finally {
    await storage.close()
  }
}
