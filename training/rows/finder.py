"""The finder of rows: PP-OCR's ONNX graph as a network of PyTorch that can learn, and back again."""

import sys
from pathlib import Path

import onnx
import torch
import torch.nn.functional as F
from onnx import helper, numpy_helper

sys.path.append(str(Path(__file__).resolve().parents[1] / 'recogniser'))
import model as graphs  # noqa: E402

# What goes into the last sigmoid.
LOGITS = 'p2o.Add.281'
MEAN, DEVIATION = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)


class Finder(graphs.Recogniser):
    """Pages as three planes, blue first, to one number a pixel: above nought where the core of a row is."""

    def forward(self, pages: torch.Tensor) -> torch.Tensor:
        values = dict(self.fixed)
        values.update(zip(self.names, self.weights))
        values['x'] = graphs.channels_last(pages)
        for op, inputs, outputs, attributes in self.nodes:
            given = [values[name] for name in inputs if name in values]
            values[outputs[0]] = run(op, given, attributes)
            if outputs[0] == LOGITS:
                return values[LOGITS]
        raise ValueError('The graph ends otherwise.')

    def move_to(self, device: str) -> 'Finder':
        self.fixed = {name: value.to(device) for name, value in self.fixed.items()}
        return self.to(device)

    def save(self, path: str) -> None:
        """The graph that it was made of, with what was learned."""
        model = onnx.ModelProto()
        model.CopyFrom(self.graph)
        learned = {name: weight.detach().float().cpu().contiguous().numpy() for name, weight in zip(self.names, self.weights)}
        for node in model.graph.node:
            if node.op_type == 'Constant' and node.output[0] in learned:
                del node.attribute[:]
                node.attribute.append(helper.make_attribute('value', numpy_helper.from_array(learned[node.output[0]])))
        onnx.save(model, path)


def run(op: str, values: list, attributes: dict) -> torch.Tensor:
    """One node of the graph: those that the recogniser has too, and what enlarges."""
    if op == 'Resize':
        return F.interpolate(values[0], scale_factor=[float(each) for each in values[-1][2:]], mode='nearest')
    if op == 'ConvTranspose':
        return F.conv_transpose2d(values[0], values[1], None, attributes['strides'])
    return graphs.run(op, values, attributes)


def normalised(pages: torch.Tensor) -> torch.Tensor:
    """Pages with red first and values from 0 to 1, as the reader gives them to the network."""
    mean, deviation = (torch.tensor(each, device=pages.device)[None, :, None, None] for each in (MEAN, DEVIATION))
    return (pages.flip(1) - mean) / deviation
