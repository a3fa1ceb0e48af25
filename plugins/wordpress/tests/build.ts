import { buildPlugin } from '@citable/tooling/sites/wordpress/build-plugin'

/** The tests run what is shipped: the scripts are built when a source has changed. */
export async function setup(): Promise<void> {
  await buildPlugin()
}
