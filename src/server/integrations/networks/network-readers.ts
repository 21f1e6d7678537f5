import { readAddrevenue } from '#server/integrations/networks/addrevenue.ts'
import { readAdtraction } from '#server/integrations/networks/adtraction.ts'
import { readAwin } from '#server/integrations/networks/awin.ts'
import type { ReportReader } from '#server/integrations/networks/report-page.ts'
import { readTradedoubler } from '#server/integrations/networks/tradedoubler.ts'
import type { ApiNetwork } from '#shared/earnings/api-networks.ts'

interface NetworkReader {
  /** The number of requests that the network allows. */
  perMinute: number
  read: ReportReader
}

export const NETWORK_READERS: Record<ApiNetwork, NetworkReader> = {
  awin: { perMinute: 20, read: readAwin },
  adtraction: { perMinute: 10, read: readAdtraction },
  tradedoubler: { perMinute: 60, read: readTradedoubler },
  addrevenue: { perMinute: 30, read: readAddrevenue },
}
