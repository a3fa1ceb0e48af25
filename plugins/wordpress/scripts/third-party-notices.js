import { thirdPartyNotices } from '@citable/tooling/packaging/third-party-notices'

/** Modules that were joined into one have their parts here. */
const parts = (module) => module.modules ?? [module]

/** Writes the names and licences of every package that is part of our scripts to `third-party-notices.txt` beside them. */
export class ThirdPartyNotices {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ThirdPartyNotices', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'ThirdPartyNotices', stage }, () => {
        const files = [...compilation.modules].flatMap(parts).map((module) => module.resource)
        const text = thirdPartyNotices(files.filter((file) => file !== undefined))
        compilation.emitAsset('third-party-notices.txt', new compiler.webpack.sources.RawSource(text))
      })
    })
  }
}
