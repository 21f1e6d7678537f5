export interface Visit {
  headers: Headers
  setCookie: (cookie: string) => void
}

export interface AddressedVisit extends Visit {
  clientAddress: string
}
