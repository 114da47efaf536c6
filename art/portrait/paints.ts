export const SKINS = ['#6B4029', '#8A5637', '#A86E45', '#C98F63', '#DDAA80', '#EDC4A0', '#F3D3B5'] as const;
export const HAIRS = ['#1E1813', '#2B1D16', '#4A2F20', '#7A4A2A', '#B5722F', '#A4432B'] as const;
export const GROUNDS = ['#F7DACB', '#F6E3B4', '#D3E4D6', '#CFDFE3', '#EADFCB', '#F3CDBB', '#DDE3C8'] as const;
export const TOPS = [
  '#E8452C',
  '#22344F',
  '#0E5E4A',
  '#D99A2B',
  '#2F7F78',
  '#6B2737',
  '#FFF8EE',
  '#38312C',
  '#C9566A',
] as const;
