import { buildPlugin } from '@citable/tooling/sites/wordpress/build-plugin'
import { prepareWordPress } from '@citable/tooling/sites/wordpress/prepare-wordpress'

/** The tests run what is shipped: the scripts are built when a source has changed. The site that they copy is made before the first copies it. */
export async function setup(): Promise<void> {
  await Promise.all([buildPlugin(), prepareWordPress({ database: 'sqlite' })])
}
