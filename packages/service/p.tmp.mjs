const { runAnalysis } = await import('/work/wt-service/packages/service/src/analysis/run-analysis.ts')
const context={url:null,language:null,now:'2026-11-20',site:null,page:null,targetQueries:[],readJsonLd:true,options:{seo:true,aeo:true,titles:5}}
runAnalysis({input:{kind:'markdown',markdown:'# Hi\n\ntext'},context,includeText:false})
for (const n of [15000,30000]) { const t=process.threadCpuUsage().user; runAnalysis({input:{kind:'markdown',markdown:'<b>a'.repeat(n/4)},context,includeText:false}); console.log(n,(process.threadCpuUsage().user-t)/1000) }
