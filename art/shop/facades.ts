type WallTexture = 'brick' | 'board' | 'stone' | 'plain';

/** A curated set of colors that any shop of the industry may use. */
export interface Facade {
  wall: string;
  texture: WallTexture;
  /** Cornice, string course and sills. */
  trim: string;
  /** The shopfront's joinery. */
  frame: string;
  fascia: string;
  signInk: string;
  awning: readonly [string, string];
  door: string;
}

export const FACADES = {
  brick: {
    wall: '#B4573E',
    texture: 'brick',
    trim: '#F0DFC2',
    frame: '#20342C',
    fascia: '#20342C',
    signInk: '#F7E4BE',
    awning: ['#0E5E4A', '#FFF3DC'],
    door: '#C9452D',
  },
  cream: {
    wall: '#EAD7B4',
    texture: 'plain',
    trim: '#FFF8E9',
    frame: '#8E2F20',
    fascia: '#C53D27',
    signInk: '#FFF3DC',
    awning: ['#E8452C', '#FFF3DC'],
    door: '#8E2F20',
  },
  teal: {
    wall: '#3C7A73',
    texture: 'board',
    trim: '#E8E2CC',
    frame: '#173B38',
    fascia: '#173B38',
    signInk: '#FFD36B',
    awning: ['#FFC629', '#FFF3DC'],
    door: '#E2573C',
  },
  ochre: {
    wall: '#DDA748',
    texture: 'plain',
    trim: '#FFF1D2',
    frame: '#2A2622',
    fascia: '#2A2622',
    signInk: '#FFE9B8',
    awning: ['#22344F', '#FFF3DC'],
    door: '#22344F',
  },
  ink: {
    wall: '#38312C',
    texture: 'brick',
    trim: '#6E6156',
    frame: '#1A1613',
    fascia: '#FFC629',
    signInk: '#1E1813',
    awning: ['#E8452C', '#E8452C'],
    door: '#E8452C',
  },
  blush: {
    wall: '#E9B5A1',
    texture: 'plain',
    trim: '#FFF1E6',
    frame: '#6B2737',
    fascia: '#6B2737',
    signInk: '#FBDCCB',
    awning: ['#FFF3DC', '#C9566A'],
    door: '#F7E0D0',
  },
  slate: {
    wall: '#6D8798',
    texture: 'brick',
    trim: '#EDE7D8',
    frame: '#22344F',
    fascia: '#F4EBDD',
    signInk: '#22344F',
    awning: ['#22344F', '#22344F'],
    door: '#E0A030',
  },
  bottle: {
    wall: '#2B5B49',
    texture: 'board',
    trim: '#D9C896',
    frame: '#16352A',
    fascia: '#16352A',
    signInk: '#F1DDA0',
    awning: ['#E8452C', '#FFF3DC'],
    door: '#B98A3C',
  },
  brown: {
    wall: '#7C5240',
    texture: 'stone',
    trim: '#C79F7C',
    frame: '#2B1D16',
    fascia: '#F2E2C4',
    signInk: '#8E2F20',
    awning: ['#8E2F20', '#8E2F20'],
    door: '#3E6E5B',
  },
  lemon: {
    wall: '#F3DFA0',
    texture: 'plain',
    trim: '#FFFBEA',
    frame: '#2F6A66',
    fascia: '#2F6A66',
    signInk: '#FFF1C9',
    awning: ['#2F7F78', '#FFFBEA'],
    door: '#E2573C',
  },
  oxide: {
    wall: '#9C3F2C',
    texture: 'brick',
    trim: '#E9D3B0',
    frame: '#EFE0C4',
    fascia: '#EFE0C4',
    signInk: '#7A2B1C',
    awning: ['#7A2B1C', '#EFE0C4'],
    door: '#22344F',
  },
  chalk: {
    wall: '#D8D3C6',
    texture: 'stone',
    trim: '#FFFDF6',
    frame: '#3A3A36',
    fascia: '#3A3A36',
    signInk: '#FFF6E0',
    awning: ['#3A3A36', '#FFFDF6'],
    door: '#E8452C',
  },
  sage: {
    wall: '#AFC2A6',
    texture: 'board',
    trim: '#F7F3E3',
    frame: '#2E4A3B',
    fascia: '#F7F3E3',
    signInk: '#2E4A3B',
    awning: ['#2E6A46', '#F7F3E3'],
    door: '#D9704C',
  },
} as const satisfies Record<string, Facade>;

export type FacadeName = keyof typeof FACADES;
