import { makeCatalogue } from '/work/main/tests/bench/catalogue.ts'
console.time('m'); makeCatalogue('/tmp/million.db', 1_000_000).$client.close(); console.timeEnd('m')
