/** Networks whose reports are read by their API. */
export const API_NETWORKS = ['awin', 'adtraction', 'tradedoubler', 'addrevenue'] as const
export type ApiNetwork = (typeof API_NETWORKS)[number]
