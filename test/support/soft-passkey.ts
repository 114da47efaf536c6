import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
}

interface Ceremony {
  /** The origin the browser reports. Tests of attacks send another one. */
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
}

/** A security key in software, which signs whatever it is given. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ challenge }: Options, ceremony: Ceremony = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#authData(0x41, ceremony),
      Buffer.alloc(16),
      length,
      id,
      coseKey(this.#keys.publicKey),
    ]);
    // CBOR: a map of fmt "none", an empty attStmt, and authData.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x59]),
      sizeOf(authData),
      authData,
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, ceremony).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign({ challenge }: Options, ceremony: Ceremony = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, ceremony);
    const authData = this.#authData(0x01, ceremony);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      },
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(
    flags: number,
    { rpId = new URL(this.#origin).hostname, counter = 0, isVerified = true }: Ceremony,
  ) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const site = createHash('sha256').update(rpId).digest();
    return Buffer.concat([site, Buffer.from([flags | (isVerified ? 0x04 : 0)]), count]);
  }
}

function sizeOf(bytes: Buffer): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(bytes.length);
  return size;
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}
