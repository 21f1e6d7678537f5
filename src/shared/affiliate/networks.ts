interface Network {
  /** Their subdomains belong to it too. */
  hosts: string[]
  /** The query parameter of its sub-id, or with a colon its part of the path; absent where there is none. */
  parameter?: string
}

/** Affiliate networks by the hosts of their links. A request there counts as a click. */
const NETWORKS: Network[] = [
  { hosts: ['awin1.com', 'zenaps.com'], parameter: 'clickref' },
  { hosts: ['adtraction.com'], parameter: 'epi' },
  { hosts: ['tradedoubler.com'], parameter: 'epi' },
  { hosts: ['adrecord.com'], parameter: 'epi' },
  {
    hosts: ['anrdoezrs.net', 'dpbolvw.net', 'jdoqocy.com', 'kqzyfj.com', 'tkqlhce.com', 'emjcd.com'],
    parameter: 'sid',
  },
  { hosts: ['pxf.io', 'sjv.io', 'evyy.net', '7eer.net'], parameter: 'subId1' },
  { hosts: ['linksynergy.com', 'rakuten.com'], parameter: 'u1' },
  { hosts: ['webgains.com'], parameter: 'clickref' },
  { hosts: ['prf.hn'], parameter: 'pubref:' },
  { hosts: ['addrevenue.io'] },
  {
    hosts: [
      'tradetracker.net',
      'daisycon.com',
      'daisycon.io',
      'adservice.com',
      'double.net',
      'shareasale.com',
    ],
  },
  // A tracking id is chosen in the link itself: Amazon takes no other text.
  {
    hosts: [
      'amzn.to',
      'amazon.com',
      'amazon.co.uk',
      'amazon.de',
      'amazon.es',
      'amazon.fr',
      'amazon.it',
      'amazon.nl',
      'amazon.pl',
      'amazon.se',
    ],
  },
]

/** No host of a network or shop has more. */
const MOST_LABELS = 6

const BY_HOST = new Map(NETWORKS.flatMap((network) => network.hosts.map((host) => [host, network])))

export function networkOf(hostname: string): Network | undefined {
  return hostAndParents(hostname)
    .map((host) => BY_HOST.get(host))
    .find((network) => network !== undefined)
}

/** Returns `shop.example.com` and `example.com`. */
export function hostAndParents(hostname: string): string[] {
  const labels = hostname.toLowerCase().split('.').slice(-MOST_LABELS)
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
